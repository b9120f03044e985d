// Explained in shell/document.ts.
const start = () => document.head.append(document.querySelector('#after-paint').content.cloneNode(true))
if (document.hidden) start()
else requestAnimationFrame(() => requestAnimationFrame(start))

// A page that the server has drawn is painted before its scripts are fetched: a slow line brings the words first.
const start = () => document.head.append(document.querySelector('#after-paint').content.cloneNode(true))
// The second frame begins when the first has been painted; a page in the background has none.
if (document.hidden) start()
else requestAnimationFrame(() => requestAnimationFrame(start))

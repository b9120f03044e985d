/** Our mark and letters in light colours, as in the design system's wordmark, for pictures made without its styles. */
export const BRAND = {
  width: 304,
  drawing: `<g transform="scale(1.6)">
<path fill="#b596f3" d="M9 7h30v37l-5-4-5 4-5-4-5 4-5-4-5 4Z"/>
<rect fill="#e6dbfe" x="2" y="3" width="44" height="7" rx="3.5"/>
<g fill="none" stroke="#261447" stroke-width="4.6" stroke-linecap="round"><path d="M18 15v18"/><circle cx="24.5" cy="27" r="6.5"/></g>
</g>
<g transform="translate(92 16) scale(0.58)">
<g fill="none" stroke="#ffffff" stroke-width="10.5" stroke-linecap="round">
<path d="M7 7v60"/><circle cx="28" cy="46" r="20.5"/><path d="M72 67V26M72 46q1-20 19-20"/><path d="M110 34v33"/>
<circle cx="150" cy="46" r="20.5"/><path d="M171 26v42q0 19-21 19-9 0-16-5"/><circle cx="212" cy="46" r="20.5"/>
<path d="M233 26v41"/><circle cx="274" cy="46" r="20.5"/><path d="M295 7v60"/><path d="M317 46h40a20.5 20.5 0 1 0-7 15"/>
</g>
<path fill="#d1bdfb" d="M97 22a13 13 0 0 1 26 0ZM108 4h4v6h-4Z"/>
</g>`,
} as const

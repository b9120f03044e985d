import { useEffect } from 'react'

/** The pointer states of a component, and their selectors in a style sheet. */
const PRETENDED: readonly (readonly [pseudoClass: string, standIn: string])[] = [
  [':hover', ":is([data-shows='hover'] *)"],
  [':focus-visible', ":is([data-shows='focus'] :is(a, button, input, select, textarea))"],
  [':active', ":is([data-shows='press'] *)"],
]

function pretending(selector: string): string | undefined {
  const pretended = PRETENDED.reduce(
    (text, [pseudoClass, standIn]) => text.replaceAll(pseudoClass, standIn),
    selector,
  )
  return pretended === selector ? undefined : pretended
}

/** The rules that answer to a hand, once more for the specimens that pretend to be touched. */
function pretendRules(rules: CSSRuleList): string {
  return Array.from(rules, (rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector = pretending(rule.selectorText)
      return selector === undefined ? '' : `${selector} { ${rule.style.cssText} }`
    }
    if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name} { ${pretendRules(rule.cssRules)} }`
    if (rule instanceof CSSMediaRule) {
      const inner = pretendRules(rule.cssRules)
      return rule.conditionText === '(hover: hover)' ? inner : `@media ${rule.conditionText} { ${inner} }`
    }
    return ''
  }).join('\n')
}

/** Shows `data-shows="hover"`, `focus` and `press` as if a hand were there, from the very rules of the components. */
export function useSimulatedHover(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(Array.from(document.styleSheets, ({ cssRules }) => pretendRules(cssRules)).join('\n'))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [])
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const BETWEEN = ' on '

/** Browser and system of a user agent, such as `Firefox on Windows`; empty when unknown. */
export function deviceName(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return [named(BROWSERS), named(SYSTEMS)].filter((part) => part !== undefined).join(BETWEEN)
}

/** Browser and system of a device name, for other languages; unknown parts are empty. */
export function partsOfDeviceName(name: string): { readonly browser: string; readonly system: string } {
  const parts = name.split(BETWEEN)
  const named = (list: typeof BROWSERS): string => list.find(([, known]) => parts.includes(known))?.[1] ?? ''
  return { browser: named(BROWSERS), system: named(SYSTEMS) }
}

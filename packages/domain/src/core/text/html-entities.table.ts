const FIRST_OF_LATIN = 160

/** Names of the characters from 160 on, in order, as HTML has them. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'

/** Characters by their names in HTML: those that recipes are written with. */
export const namedEntities: ReadonlyMap<string, string> = new Map([
  ...latinNames.split(' ').map((name, at) => [name, String.fromCodePoint(FIRST_OF_LATIN + at)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    half: '½',
    frac13: '⅓',
    frac23: '⅔',
    frac15: '⅕',
    frac25: '⅖',
    frac35: '⅗',
    frac45: '⅘',
    frac16: '⅙',
    frac56: '⅚',
    frac18: '⅛',
    frac38: '⅜',
    frac58: '⅝',
    frac78: '⅞',
    frasl: '⁄',
    minus: '−',
    hyphen: '‐',
    ndash: '–',
    mdash: '—',
    horbar: '―',
    hellip: '…',
    bull: '•',
    bullet: '•',
    centerdot: '·',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    prime: '′',
    Prime: '″',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    hairsp: '\u200A',
    numsp: '\u2007',
    zwnj: '\u200C',
    zwj: '\u200D',
    lrm: '\u200E',
    rlm: '\u200F',
    euro: '€',
    trade: '™',
    dagger: '†',
    Dagger: '‡',
    check: '✓',
    oelig: 'œ',
    OElig: 'Œ',
    scaron: 'š',
    Scaron: 'Š',
    zcaron: 'ž',
    Zcaron: 'Ž',
    Yuml: 'Ÿ',
    inodot: 'ı',
    asymp: '≈',
    sim: '∼',
    le: '≤',
    ge: '≥',
    rarr: '→',
  }),
])

export const FIRST_OF_WINDOWS = 128

/** What browsers show for the numbers from 128 to 159, which have no character of their own: Windows' signs. */
export const windowsSigns: readonly string[] = Array.from(
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ',
)

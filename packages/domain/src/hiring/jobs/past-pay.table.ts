/**
 * What a question about past or present pay sounds like, by language: a word for pay together with a sign that it is
 * about what the person has earned so far, not about what the person wishes. Both are matched on lower-case text
 * without accents.
 */
export const pastPayWords: Readonly<Record<string, { readonly pay: RegExp; readonly past: RegExp }>> = {
  en: {
    pay: /\b(salary|salaries|wages?|pay|paid|payslips?|earn|earned|earning|earnings|income|compensation|remuneration|(hourly|daily|day|weekly) rates?)\b|\bhow much (did|do|have|are|were) you (make|made|making)\b|\bwhat (did|do) you (currently |now )?make (last|per|an?|in|now)\b|\bwhat do you (currently|now) make\b/,
    past: /\b(did|were|was|have you been|last|previous|previously|prior|past|current|currently|present|former|so far|history|now|before|at the moment|these days|are you (paid|earning|making|on)|do you (currently |now )?(earn|make)|payslips?)\b|\bwhat(s| is) your (salary|pay|wage|income|(hourly|day|daily) rate)$/,
  },
  fr: {
    pay: /\b(salaires?|remunerations?|paie|payee?|gagn\w+|touch(ez|iez|ais|er|e)|revenus?|fiches? de paie)\b/,
    past: /\b(ancien\w*|actuel\w*|actuellement|dernier\w*|derniere|precedent\w*|avant|etait|etiez|aviez|gagniez|gagnais|touchiez|touchais|gagnez|touchez|avez|jusqu|passe|fiches? de paie)\b/,
  },
  de: {
    pay: /\b(gehalt\w*|gehalter|lohn\w*|verdien\w*|vergutung\w*|einkommen\w*|bezahlt|lohnabrechnung\w*)\b/,
    past: /\b(bisher\w*|letzt\w*|vorher\w*|fruher\w*|aktuell\w*|derzeit\w*|momentan\w*|zuletzt|vorig\w*|vergangen\w*|jetzig\w*|gegenwartig\w*|haben sie|hast du|war|verdienten|verdientest|verdienen sie|verdienst du|lohnabrechnung\w*)\b/,
  },
  es: {
    pay: /\b(salarios?|sueldos?|gana\w*|cobra\w*|retribucion\w*|nominas?|ingresos?)\b/,
    past: /\b(anterior\w*|actual\w*|ultim\w*|pasad\w*|antes|ganabas?|ganaba|ganaste|cobrabas?|cobraba|cobraste|era|ganas|cobras|nominas?|hasta ahora)\b/,
  },
  it: {
    pay: /\b(stipendi\w*|salari\w*|guadagn\w*|retribuzion\w*|paga|pagat\w*|reddito|ral|bust[ae] paga)\b/,
    past: /\b(precedent\w*|attual\w*|ultim\w*|scors\w*|passat\w*|prima|finora|era|guadagnav\w*|guadagnato|percepiv\w*|prendev\w*|guadagni|bust[ae] paga)\b/,
  },
  pt: {
    pay: /\b(salarios?|ordenados?|vencimentos?|ganh\w*|remuneracao|remuneracoes|receb\w*|rendimentos?|recibos? de vencimento)\b/,
    past: /\b(anterior\w*|atual\w*|actual\w*|ultim\w*|passad\w*|antes|era|ganhav\w*|ganhou|ganhaste|recebia\w*|recebeu|ganha|recebe|recibos? de vencimento|ate agora)\b/,
  },
  pl: {
    pay: /\b(zarob\w*|zarabia\w*|zarabial\w*|wynagrodzen\w*|pensj\w*|plac[aeiy]\w*|dochod\w*)\b/,
    past: /\b(poprzedni\w*|ostatni\w*|obecn\w*|aktualn\w*|dotychczas\w*|wczesniej\w*|zeszl\w*|ubiegl\w*|byl[oay]?|zarabial\w*|zarabiasz|zarabia pan\w*|teraz|do tej pory)\b/,
  },
  nl: {
    pay: /\b(salaris\w*|loon\w*|verdien\w*|inkomen\w*|loonstrook\w*)\b/,
    past: /\b(vorig\w*|laatste?|huidig\w*|momenteel|eerder\w*|verdiende\w*|verdien je|verdient u|afgelopen|loonstrook\w*|had je|nu)\b/,
  },
  ar: {
    pay: /راتب|رواتب|اجر|دخل|تتقاض|تكسب|كسبت|تقاضيت/,
    past: /السابق|الحالي|الاخير|الماضي|كنت|كان|حاليا|تقاضيت|كسبت|سابقا|الان/,
  },
}

/** What a certificate of the trade is about. */
export type CertificateSubject = 'food hygiene' | 'HACCP' | 'allergens' | 'alcohol' | 'health' | 'first aid'

/** A kind of certificate that kitchens ask for. */
export interface CertificateKind {
  readonly name: string
  /** ISO 3166-1 alpha-2 where it is given; absent where it is known everywhere. */
  readonly country?: string
  readonly subject: CertificateSubject
  /** Years until its law or issuer asks for a new one; absent where none is asked for or it differs by place. */
  readonly validYears?: number
  /** The law or the issuer it rests on. */
  readonly source: string
}

const HYGIENE_LAW = 'Regulation (EC) 852/2004, annex II, chapter XII'

/**
 * Certificates by country, to choose from; a person may name others. Where a law does not set an end, none is given here
 * even if employers like a newer one. Compiled 2026-11-21; no legal advice.
 */
export const CERTIFICATE_KINDS: readonly CertificateKind[] = [
  { name: 'HACCP level 2', subject: 'HACCP', source: 'Codex Alimentarius CXC 1-1969' },
  { name: 'HACCP level 3', subject: 'HACCP', source: 'Codex Alimentarius CXC 1-1969' },
  { name: 'Food hygiene level 1', country: 'GB', subject: 'food hygiene', source: HYGIENE_LAW },
  { name: 'Food hygiene level 2', country: 'GB', subject: 'food hygiene', source: HYGIENE_LAW },
  { name: 'Food hygiene level 3', country: 'GB', subject: 'food hygiene', source: HYGIENE_LAW },
  {
    name: 'Food allergy and intolerance training',
    country: 'GB',
    subject: 'allergens',
    source: 'Food Standards Agency',
  },
  {
    name: 'Personal licence (England and Wales)',
    country: 'GB',
    subject: 'alcohol',
    source: 'Licensing Act 2003',
  },
  {
    name: 'Personal licence (Scotland)',
    country: 'GB',
    subject: 'alcohol',
    validYears: 10,
    source: 'Licensing (Scotland) Act 2005',
  },
  {
    name: 'First aid at work',
    country: 'GB',
    subject: 'first aid',
    validYears: 3,
    source: 'Health and Safety Executive',
  },
  {
    name: 'Food safety level 1',
    country: 'IE',
    subject: 'food hygiene',
    source: 'Food Safety Authority of Ireland',
  },
  {
    name: 'Food safety level 2',
    country: 'IE',
    subject: 'food hygiene',
    source: 'Food Safety Authority of Ireland',
  },
  {
    name: 'Formation hygiène alimentaire',
    country: 'FR',
    subject: 'food hygiene',
    source: 'Décret 2011-731',
  },
  {
    name: 'Permis d’exploitation',
    country: 'FR',
    subject: 'alcohol',
    validYears: 10,
    source: 'Code de la santé publique, art. L3332-1-1',
  },
  {
    name: 'Belehrung nach § 43 IfSG',
    country: 'DE',
    subject: 'health',
    validYears: 2,
    source: 'Infektionsschutzgesetz § 43',
  },
  { name: 'Lebensmittelhygieneschulung', country: 'DE', subject: 'food hygiene', source: 'LMHV § 4' },
  { name: 'Manipulador de alimentos', country: 'ES', subject: 'food hygiene', source: HYGIENE_LAW },
  { name: 'Attestato HACCP', country: 'IT', subject: 'HACCP', source: `${HYGIENE_LAW}; regional law` },
  { name: 'SAB', country: 'IT', subject: 'alcohol', source: 'Decreto legislativo 59/2010, art. 71' },
  {
    name: 'Formação em higiene e segurança alimentar',
    country: 'PT',
    subject: 'food hygiene',
    source: HYGIENE_LAW,
  },
  {
    name: 'Orzeczenie sanitarno-epidemiologiczne',
    country: 'PL',
    subject: 'health',
    source: 'Act of 5 December 2008 on infections',
  },
  { name: 'Food handler card', country: 'US', subject: 'food hygiene', source: 'State and county law' },
  {
    name: 'Certified food protection manager',
    country: 'US',
    subject: 'food hygiene',
    validYears: 5,
    source: 'FDA Food Code 2022, 2-102.12',
  },
  { name: 'Responsible beverage service', country: 'US', subject: 'alcohol', source: 'State law' },
  {
    name: 'FOODSAFE level 1',
    country: 'CA',
    subject: 'food hygiene',
    validYears: 5,
    source: 'British Columbia, Food Premises Regulation',
  },
  {
    name: 'Smart Serve',
    country: 'CA',
    subject: 'alcohol',
    validYears: 5,
    source: 'Alcohol and Gaming Commission of Ontario',
  },
  {
    name: 'Food safety supervisor',
    country: 'AU',
    subject: 'food hygiene',
    validYears: 5,
    source: 'FSANZ Standard 3.2.2A',
  },
  { name: 'Responsible service of alcohol', country: 'AU', subject: 'alcohol', source: 'State law' },
  {
    name: 'Basic food hygiene',
    country: 'AE',
    subject: 'food hygiene',
    source: 'Dubai Municipality, Food Code',
  },
  {
    name: 'Person in charge',
    country: 'AE',
    subject: 'food hygiene',
    source: 'Dubai Municipality, Food Code',
  },
]

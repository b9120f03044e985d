/**
 * What goods come in, as delivery notes call it in the product's languages. In front of a pack or behind it such a word adds
 * nothing: "case of 6 x 2.5 kg" and "2.5 kg tub" are 6 × 2.5 kg and 2.5 kg.
 */
export const CONTAINER_WORDS: ReadonlySet<string> = new Set(
  (
    'bag bags bottle bottles box boxes bucket buckets can cans carton cartons case cases crate crates drum drums jar jars ' +
    'pack packs packet packets pail pails pouch pouches punnet punnets sack sacks tin tins tray trays tub tubs ' +
    'beutel dose dosen eimer flasche flaschen gebinde karton kartons kiste kisten packung packungen sack säcke schale schalen ' +
    'barquette boîte boîtes bouteille bouteilles caisse caisses carton cartons colis plateau plateaux sac sacs sachet sachets seau ' +
    'bandeja bandejas bolsa bolsas bote botella botellas caja cajas cubo lata latas saco sacos ' +
    'bottiglia bottiglie cartone cartoni cassa casse latta latte sacchetto sacco secchio vaschetta vaschette ' +
    'balde caixa caixas garrafa garrafas tabuleiro ' +
    'butelka butelki karton kartony puszka puszki skrzynka skrzynki tacka worek worki wiadro ' +
    'صندوق كيس علبة زجاجة كرتون'
  ).split(' '),
)

/** What stands between the container and its content. */
export const OF_WORDS: ReadonlySet<string> = new Set(
  "of with à de d' von mit zu con di da com po z من".split(' '),
)

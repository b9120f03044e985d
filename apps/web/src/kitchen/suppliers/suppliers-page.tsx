import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import { useText } from '../../messages/text.tsx'
import { CardsList } from '../../people/profiles/public.ts'

/** Suppliers, by what they sell. */
export function SuppliersPage() {
  const t = useText()
  const tagWords = (tag: string) => {
    const category = INGREDIENT_CATEGORIES.find((each) => each === tag)
    return category === undefined ? tag : t(`catalogue.category.${category}`)
  }
  return <CardsList kind="suppliers" tagWords={tagWords} />
}

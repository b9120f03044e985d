import { describe, expect, test } from 'vitest'
import { parseIngredientLine } from './parse-ingredient-line.ts'
import { readMarkdownRecipe } from './read-markdown-recipe.ts'

const source = { kind: 'file', name: 'soup.md' } as const
const METRIC = { cups: 'metric', isEvident: true } as const
const amountOf = (text: string) => parseIngredientLine(text, METRIC).amount
const words = (text: string) => ({ kind: 'words', words: text })

describe('amounts in two measures', () => {
  test('[UN4] measures of one kind are joined in the smaller, where that is exact', () => {
    expect(amountOf('2 tbsp + 2 tbsp oil')).toEqual({ kind: 'exact', qty: { amount: '4', unit: 'tbsp' } })
    expect(amountOf('1 cup + 2 tbsp flour')).toEqual({ kind: 'exact', qty: { amount: '56', unit: 'tsp' } })
    expect(amountOf('1 kg 200 g beef')).toEqual({ kind: 'exact', qty: { amount: '1200', unit: 'g' } })
  })

  test('[UN9] a range and more of it stays in words, and so does a number that is none', () => {
    expect(amountOf('1-2 cups + 2 tbsp flour')).toEqual(words('1-2 cups + 2 tbsp'))
    expect(amountOf('1/0 cup milk')).toEqual(words('1/0 cup'))
    expect(amountOf('1,000 g sugar')).toEqual(words('1,000 g'))
  })
})

describe('titles', () => {
  const rest = '## Ingredients\n- 1 leek\n\n## Steps\n1. Boil.\n'

  test('a second title is kept with what stands under it', () => {
    const { name, notes } = readMarkdownRecipe(`# Soup\n\n${rest}\n# Sauce\n\nRest well.\n`, source)
    expect([name, notes.map(({ text }) => text)]).toEqual(['Soup', ['Sauce', 'Rest well.']])
  })

  test('the title before the text counts; another one in the text is kept', () => {
    const { name, notes } = readMarkdownRecipe(
      `---\ntitle: Leek soup\n---\n# Soup of leeks\n\n${rest}`,
      source,
    )
    expect([name, notes]).toEqual(['Leek soup', [{ text: 'Soup of leeks' }]])
  })
})

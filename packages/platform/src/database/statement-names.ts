/**
 * Names for statements with parameters, so that the engine parses and plans each of them once.
 * @param most - how many are named: the first ones that come, so the product's own; what arbitrary queries add beyond
 *   is parsed each time
 */
export function statementNames(most: number): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known !== undefined || names.size === most) return known
    const name = `s${names.size}`
    names.set(sql, name)
    return name
  }
}

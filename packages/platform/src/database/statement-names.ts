/**
 * Gives names to statements with parameters, so that PostgreSQL parses and plans each of them once.
 * @param most - how many statements get a name. The first ones do, which are the product's own; statements of arbitrary
 *   queries that come later are parsed each time.
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

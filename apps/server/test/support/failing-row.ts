import type { TestEnvironment } from './test-environment.ts';

/** From now on whoever writes this row fails, as with a row that something is wrong with. Answers how it is mended. */
export async function failingRow({ query }: Pick<TestEnvironment, 'query'>, table: string, isIt: string): Promise<() => Promise<void>> {
  await query(`CREATE FUNCTION fail_on_purpose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'on purpose'; END $$`);
  await query(`CREATE TRIGGER fails BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW WHEN (${isIt}) EXECUTE FUNCTION fail_on_purpose()`);
  return async () => {
    await query('DROP FUNCTION fail_on_purpose CASCADE');
  };
}

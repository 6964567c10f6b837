/** A worker finds its own stack under the names that tests use. Restarted after a failure it keeps its place, and so its stack. */
const stacks = process.env.PB_E2E_STACKS;
const place = process.env.TEST_PARALLEL_INDEX;

if (stacks !== undefined && place !== undefined) {
  Object.assign(process.env, (JSON.parse(stacks) as Array<Record<string, string>>)[Number(place)]);
}

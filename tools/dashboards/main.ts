import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../dev-stack/stack.ts';
import { dashboards } from './dashboards.ts';
import { grafanaJson } from './grafana-json.ts';

/** `npm run dashboards`: writes the dashboards of deploy/grafana from their table. */
const folder = join(root, 'deploy/grafana/dashboards');
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(join(folder, name));
for (const dashboard of dashboards) writeFileSync(join(folder, `${dashboard.name}.json`), grafanaJson(dashboard));
process.stdout.write(`${dashboards.length} dashboards, ${dashboards.reduce((sum, { panels }) => sum + panels.length, 0)} panels\n`);

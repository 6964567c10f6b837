import { existsSync } from 'node:fs';

/** What watches an installation, as files and names of Debian's packages. CI has no use for the exporters. */
export const programs = [
  ['/usr/bin/prometheus', 'prometheus'],
  ['/usr/bin/prometheus-alertmanager', 'prometheus-alertmanager'],
  ['/usr/bin/prometheus-node-exporter', 'prometheus-node-exporter'],
  ['/usr/bin/prometheus-postgres-exporter', 'prometheus-postgres-exporter'],
  ['/usr/bin/prometheus-redis-exporter', 'prometheus-redis-exporter'],
  ['/usr/bin/prometheus-blackbox-exporter', 'prometheus-blackbox-exporter'],
] as const;

export function missingPrograms(): string[] {
  return programs.filter(([file]) => !existsSync(file)).map(([, name]) => name);
}

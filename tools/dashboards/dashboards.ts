import { markets } from './boards/markets.ts';
import { messages } from './boards/messages.ts';
import { money } from './boards/money.ts';
import { p2p } from './boards/p2p.ts';
import { platform } from './boards/platform.ts';
import { postgresql } from './boards/postgresql.ts';
import type { Dashboard } from './dashboard.ts';

export const dashboards: readonly Dashboard[] = [platform, money, p2p, markets, messages, postgresql];

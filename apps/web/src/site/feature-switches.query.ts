import { featureSwitches } from '@peerbourse/contract/site/feature-switches';
import { sharedQueryOf } from '#api/query.ts';

export const featureSwitchesQuery = sharedQueryOf(featureSwitches, {}, { staleMs: 300_000 });

import { featureSwitches } from '@peerbourse/contract/core/site/feature-switches';
import { sharedQueryOf } from '#base/api/query.ts';

export const featureSwitchesQuery = sharedQueryOf(featureSwitches, {}, { staleMs: 300_000 });

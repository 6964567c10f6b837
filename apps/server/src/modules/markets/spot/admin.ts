import { resumeShard as resumeShardCall } from '@peerbourse/contract/markets/spot/resume-shard';
import { route } from '#platform/http/serve.ts';
import { resumeShard } from './shards/resume-shard.ts';

export const routes = [route(resumeShardCall, resumeShard)];

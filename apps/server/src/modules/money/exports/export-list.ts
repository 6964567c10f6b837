import type { exportList as call } from '@peerbourse/contract/money/exports/export-list';
import type { Handler } from '#platform/http/serve.ts';
import { exportsOfSubject } from './exports-of-subject.ts';

export const exportList: Handler<typeof call> = async (ctx) => await exportsOfSubject(ctx, 'asset-history');

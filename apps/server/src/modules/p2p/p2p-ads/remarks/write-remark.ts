import type { writeRemark as call } from '@peerbourse/contract/p2p/p2p-ads/remarks/write-remark';
import { p2pConfig } from '#modules/p2p/p2p-config/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { lockProfile } from '../advertiser.table.ts';
import { refuseForbidden } from '../check-terms.ts';
import { insertRemark, selectRemarks, updateRemark } from './remark.table.ts';

export const writeRemark: Handler<typeof call> = async ({ tx, actor }, { remarkNo, title, remark }) => {
  const { advRemarkNum, ads } = await p2pConfig(tx);
  if (remark.length > ads.remarkLength) throw refuse('p2p-ads.text-too-long', { field: 'remark', most: ads.remarkLength });
  refuseForbidden('remark', remark);
  if (remarkNo !== undefined) {
    if (!(await updateRemark(tx, actor.accountId, { remarkNo, title, remark }))) throw refuse('p2p-ads.unknown-remark');
    return { remarkNo };
  }
  await lockProfile(tx, actor.accountId);
  if ((await selectRemarks(tx, actor.accountId)).length >= advRemarkNum) throw refuse('p2p-ads.too-many-remarks', { most: advRemarkNum });
  const newNo = publicNumber();
  await insertRemark(tx, actor.accountId, { remarkNo: newNo, title, remark });
  return { remarkNo: newNo };
};

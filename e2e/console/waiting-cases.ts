import { randomInt } from 'node:crypto';
import { uploadBase64File } from '@peerbourse/contract/core/files/upload-base64-file';
import { answerRequest } from '@peerbourse/contract/identity/risk/answer-request';
import { openTicket } from '@peerbourse/contract/identity/support/open-ticket';
import { submitVerification } from '@peerbourse/contract/identity/verification/submit-verification';
import { openAppeal } from '@peerbourse/contract/p2p/p2p-appeals/open-appeal';
import { reportTrader } from '@peerbourse/contract/p2p/p2p-chat/reports/report-trader';
import { applyForMerchantStatus } from '@peerbourse/contract/p2p/p2p-merchants/apply-for-merchant-status';
import { confirmPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import type { Page } from '@playwright/test';
import { type Member, newMember } from '../identity/account/member.ts';
import { askForInformation } from '../identity/risk/asked.ts';
import { photo } from '../identity/verification/apply.ts';
import { newTrader } from '../p2p/market.ts';
import { newSeller, placeOn } from '../p2p/order-users.ts';
import { asOwner } from './as-owner.ts';
import { newAdvertiser, newSharers } from './p2p-users.ts';

/** One case that waits in each queue of the console, as a customer makes it. Each answers what its row or its address shows. */

export async function newApplication(page: Page, person = { firstName: 'Erika', lastName: 'Mustermann' }): Promise<string> {
  const { device, userId } = await newMember();
  const file = await pictureOf(page);
  const { fileId: front } = await device.ask(uploadBase64File, { purpose: 'identity-front', file });
  const { fileId: selfie } = await device.ask(uploadBase64File, { purpose: 'identity-selfie', file });
  const { caseNo } = await device.ask(submitVerification, {
    country: 'DE',
    documentType: 'passport',
    documentNumber: `K${userId.slice(-8)}`,
    ...person,
    birthDate: '1984-08-12',
    expiresOn: '2099-12-31',
    front,
    selfie,
  });
  return caseNo;
}

/** Whoever answered a question of a risk rule. */
export async function newRiskAnswer(): Promise<string> {
  const { device, userId } = await newMember();
  const requestNo = await askForInformation(userId);
  await device.ask(answerRequest, { requestNo, text: 'I buy coins to pay my rent abroad.', fileIds: [] });
  return requestNo;
}

/** By a row: how somebody asks for it has tests of its own. */
export async function newRecovery(): Promise<string> {
  const { userId } = await newMember();
  const caseNo = String(randomInt(10 ** 12, 10 ** 13));
  await asOwner(
    `INSERT INTO recoveries_cases (case_no, account_id, kind, lost)
     SELECT $1, id, 'second-factor', '{google}' FROM accounts_users WHERE user_id = $2`,
    [caseNo, userId],
  );
  return caseNo;
}

export async function newTicket(): Promise<string> {
  const { device } = await newMember();
  const { ticketNo } = await device.ask(openTicket, { topic: 'other', subject: 'Two questions', text: 'How do I begin?' });
  return ticketNo;
}

export async function newAppeal(): Promise<string> {
  const { buyer, orderNo, version } = await paidOrder();
  await buyer.device.ask(openAppeal, { orderNo, version, reason: 'asks-extra', text: 'The seller asked for ten more euros in the chat.' });
  return orderNo;
}

export async function newReport(): Promise<string> {
  const { buyer, orderNo } = await paidOrder();
  await buyer.device.ask(reportTrader, { orderNo, reason: 'abuse' });
  return orderNo;
}

export const newMerchantApplication = async (page: Page): Promise<string> => (await newApplicant(page)).nickName;

/** Somebody who has applied for the status of a merchant in euros. */
export async function newApplicant(page: Page): Promise<{ trader: Member; nickName: string }> {
  const nickName = `Applicant ${randomInt(100_000, 999_999)}`;
  const trader = await newTrader({ nickName, coins: [{ coin: 'USDT', amount: '2000' }] });
  const { device, userId } = trader;
  await asOwner(`UPDATE accounts_users SET dial_code = '49', phone = '1512' || right(user_id, 7) WHERE user_id = $1`, [userId]);
  const file = await pictureOf(page);
  const send = async (purpose: 'merchant-identity' | 'merchant-funds') => (await device.ask(uploadBase64File, { purpose, file })).fileId;
  await device.ask(applyForMerchantStatus, {
    accountType: 'personal',
    fiatCodes: ['EUR'],
    identityFiles: [await send('merchant-identity')],
    fundFiles: [await send('merchant-funds')],
    companyFiles: [],
    contact: { kind: 'telegram', value: '@applicant' },
    company: null,
    agreementVersion: 1,
  });
  return { trader, nickName };
}

/** Answers the user id of its owner. */
export async function newAd(): Promise<string> {
  const { trader } = await newAdvertiser(`Listed ${randomInt(100_000, 999_999)}`, 'Good day.');
  return trader.userId;
}

/** The last digits of the account, which is what the row shows of it. */
export async function newSharedAccount(): Promise<string> {
  const phone = `0919${randomInt(1_000_000, 9_999_999)}`;
  await newSharers(phone);
  return phone.slice(-4);
}

async function paidOrder(): Promise<{ buyer: Member; orderNo: string; version: number }> {
  const [seller, buyer] = [await newSeller(), await newTrader()];
  const { orderNo, version } = await placeOn(seller, buyer);
  const { order } = await buyer.device.ask(confirmPaid, { orderNo, version, userPaymethodId: seller.methodNo });
  return { buyer, orderNo, version: order.version };
}

const pictureOf = async (page: Page) => (await photo(page, '#35a')).buffer.toString('base64');

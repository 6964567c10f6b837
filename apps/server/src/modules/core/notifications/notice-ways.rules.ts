import type { Notices } from '@peerbourse/contract/core/notifications/notice.shape';

export interface Reach {
  email: string | null;
  dialCode: string | null;
  phone: string | null;
  telegramChat: string | null;
  /** Handles of devices that want pushes. */
  devices: readonly string[];
}

export interface NoticeWay {
  way: 'mail' | 'sms' | 'telegram' | 'push';
  to: string;
}

/** Every contact of an account. */
export function everyWay({ email, dialCode, phone, telegramChat, devices }: Reach): NoticeWay[] {
  const ways: NoticeWay[] = [];
  if (email !== null) ways.push({ way: 'mail', to: email });
  if (dialCode !== null && phone !== null) ways.push({ way: 'sms', to: `+${dialCode}${phone}` });
  if (telegramChat !== null) ways.push({ way: 'telegram', to: telegramChat });
  return [...ways, ...pushes(devices)];
}

/** Where a message goes beside the site. Somebody without a mail address gets an SMS in its place. */
export function noticeWays(group: keyof Notices, notices: Notices, { email, dialCode, phone, telegramChat, devices }: Reach): NoticeWay[] {
  const wanted = notices[group];
  const ways: NoticeWay[] = [];
  if (wanted.mail && email !== null) ways.push({ way: 'mail', to: email });
  else if (wanted.mail && dialCode !== null && phone !== null) ways.push({ way: 'sms', to: `+${dialCode}${phone}` });
  if (wanted.telegram && telegramChat !== null) ways.push({ way: 'telegram', to: telegramChat });
  return [...ways, ...(wanted.push ? pushes(devices) : [])];
}

/** Mails take minutes, and nobody is rung up for a repetition. */
export function isAtOnce(way: NoticeWay['way']): boolean {
  return way === 'telegram' || way === 'push';
}

const pushes = (devices: readonly string[]): NoticeWay[] => devices.map((to) => ({ way: 'push', to }));

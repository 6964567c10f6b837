export interface StoredMessage {
  /** Counts up from 1. */
  number: number;
  way: 'mail' | 'sms' | 'telegram';
  to: string;
  at: string;
  subject: string;
  text: string;
  html: string;
  /** The six digits, or the eight signs for binding a chat, that stand in the text. */
  code: string | null;
}

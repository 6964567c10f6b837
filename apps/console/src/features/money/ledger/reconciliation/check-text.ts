import { english } from '@peerbourse/rules/formats/format';
import type { Check } from './reconciliation.query.ts';

/** What each check says when all is well, and what it has looked at. */
const texts: Readonly<Record<string, { title: string; counted: string }>> = {
  'postings-sum-to-zero': { title: 'Every coin adds up to zero', counted: 'coins' },
  'balances-equal-postings': { title: 'Balances equal the sums of their postings', counted: 'balances' },
  'folds-equal-postings': { title: 'Sums of the house equal their postings', counted: 'sums' },
  'closings-equal-postings': { title: 'Closings of days equal their postings', counted: 'closings' },
  'escrow-equals-holds': { title: 'Escrow equals the open holds', counted: 'parts of escrow' },
  'reserves-cover-ads': { title: 'Reserved coins equal what the ads offer', counted: 'reserves' },
  'order-holds-equal-orders': { title: 'Coins aside for market orders equal what the orders hold', counted: 'owners and coins' },
  'quote-reserves-equal-sets': { title: 'Coins aside for quotes equal what quote sets have reserved', counted: 'reserves' },
  'holds-in-time': { title: 'No hold is past its deadline', counted: 'open holds' },
  'journals-as-written': { title: 'Journals are balanced and unchanged', counted: 'journals' },
  'postings-follow-each-other': { title: 'Each posting goes on from the one before it', counted: 'postings' },
  'postings-fit-accounts': { title: 'Postings fit their accounts', counted: 'postings' },
  'holds-fit-journals': { title: 'Holds are what their journals set aside', counted: 'holds' },
  'lots-as-given': { title: 'Lots are as they were given', counted: 'lots' },
  'corrections-fit-journals': { title: 'Corrections agree with their journals', counted: 'corrections' },
  'clearing-was-approved': { title: 'Coins through clearing were approved by two people', counted: 'postings' },
  'journals-within-powers': { title: 'Journals were written by roles that may', counted: 'movements' },
};

/** A check that came after this page is shown as it is called. */
export function checkTitle({ name }: Pick<Check, 'name'>): string {
  return texts[name]?.title ?? name;
}

export function lookedText({ name, looked }: Pick<Check, 'name' | 'looked'>): string {
  return `${looked} ${texts[name]?.counted ?? 'rows'} looked at`;
}

/** An amount with its commas; what is said in words stays as it is. */
export function figureText(said: string): string {
  return /^-?\d+(?:\.\d+)?$/.test(said) ? english.number(said) : said;
}

/** The server lists no more of one check. */
const maxListed = 50;

export function problemCount({ problems }: Pick<Check, 'problems'>): string {
  if (problems.length === 1) return '1 problem';
  return problems.length < maxListed ? `${problems.length} problems` : `${problems.length} problems or more`;
}

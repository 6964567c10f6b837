import { isBankName, isChineseName } from './names.ts';
import { nationalIdProblem } from './national-id.ts';

export interface Person {
  firstName: string;
  lastName: string;
}

export interface Document {
  country: string;
  documentType: string;
  documentNumber: string;
  /** YYYY-MM-DD. */
  birthDate: string;
}

/** The whole name as it is shown: Han characters begin with the family name and have no space. */
export function wholeName({ firstName, lastName }: Person): string {
  const joined = `${lastName}${firstName}`;
  return isChineseName(joined) ? joined : `${firstName} ${lastName}`.replace(/\s+/g, ' ');
}

export function isPersonName(person: Person): boolean {
  const name = wholeName(person);
  return isChineseName(name) || isBankName(name);
}

/** How a number is compared: people write the same one with spaces, hyphens and small letters. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replace(/[\s-]/g, '');
}

export function isDocumentNumber({ country, documentType, documentNumber, birthDate }: Document): boolean {
  const plain = plainNumber(documentNumber);
  if (country !== 'CN' || documentType !== 'id-card') return /^[A-Z\d/.]{4,30}$/.test(plain) && /\d/.test(plain);
  return nationalIdProblem(plain) === undefined && birthDate.replaceAll('-', '').endsWith(birthDigits(plain));
}

function birthDigits(nationalId: string): string {
  return nationalId.length === 15 ? nationalId.slice(6, 12) : nationalId.slice(6, 14);
}

/** The age below which nobody is verified anywhere; countries may ask for more. */
export const adultYears = 18;

/** Both are YYYY-MM-DD. Somebody who was born on a leap day grows older on the first of March. */
export function isAdult(birthDate: string, today: string, years = adultYears): boolean {
  return ageOn(birthDate, today) >= years;
}

/** In whole years. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return birthDate.slice(4) <= today.slice(4) ? years : years - 1;
}

/** How many days there are until a day; below zero when it is over. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
}

/** So many days before its document ends an identity may be renewed, and staff are warned. */
export const renewalDays = 30;

/** A day that its month does not have would be another day. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

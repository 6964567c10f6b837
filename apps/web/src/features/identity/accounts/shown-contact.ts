import { masked } from '@peerbourse/rules/masking';

interface Contacts {
  email: string | null;
  phone: string | null;
}

/** What somebody who looks over the shoulder may see of the contact: the address if there is one, else the number. */
export function shownContact({ email, phone }: Contacts): string | undefined {
  if (email !== null) return maskedEmail(email);
  return phone === null ? undefined : maskedPhone(phone);
}

/** One letter and the domain; what is already masked stays as it is. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return email.includes('*') ? email : `${masked(email.slice(0, at), 1)}${email.slice(at)}`;
}

function maskedPhone(phone: string): string {
  return phone.includes('*') ? phone : `****${phone.slice(-2)}`;
}

import { isBusiness, isMerchant } from '@peerbourse/rules/p2p-merchants/merchant';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Avatar, type AvatarProps } from '@peerbourse/ui/figures/avatar';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';

export interface Face {
  encryptUserId: string;
  nickName: string;
  headColor: string;
  userType: number;
  kybFlag: number;
  country: string;
  isOnline: boolean;
}

interface TraderFaceProps {
  face: Face;
  size?: AvatarProps['size'];
  /** Where the name is the title of the page. */
  isTitle?: boolean;
  /** On a phone marks are signs. */
  hasSignsOnPhones?: boolean;
  /** Under the name. */
  children?: ReactNode;
}

/** Head, name and marks of a trader; the name leads to their page. */
export function TraderFace({ face, size, isTitle = false, hasSignsOnPhones = false, children }: TraderFaceProps) {
  const t = useText('p2p');
  const nameOf = useCountryName();
  const { nickName, headColor, country, isOnline } = face;
  const letter = Array.from(nickName)[0]?.toUpperCase() ?? '?';
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar letter={letter} color={headColor} size={size} presence={{ isOnline, label: t(isOnline ? 'online' : 'offline') }} />
      <div className="min-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <TraderName face={face} isTitle={isTitle} />
          {isMerchant(face) && <Mark isSign={hasSignsOnPhones}>{t('badge_merchant')}</Mark>}
          {isBusiness(face) && (
            <Mark isSign={hasSignsOnPhones} variant="good">
              {t('badge_business')}
            </Mark>
          )}
          {country !== '' && (
            <span title={nameOf(country)}>
              <Badge variant="quiet">{country}</Badge>
            </span>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

interface MarkProps {
  isSign: boolean;
  variant?: 'brand' | 'good';
  children: string;
}

function Mark({ isSign, variant = 'brand', children }: MarkProps) {
  if (!isSign) return <Badge variant={variant}>{children}</Badge>;
  return (
    <>
      <BadgeCheck size={16} aria-hidden="true" className={`shrink-0 tablet:hidden ${variant === 'good' ? 'text-good' : 'text-brand'}`} />
      <span className="max-tablet:sr-only">
        <Badge variant={variant}>{children}</Badge>
      </span>
    </>
  );
}

function TraderName({ face: { encryptUserId, nickName }, isTitle }: { face: Face; isTitle: boolean }) {
  const name = <bdi className="wrap-anywhere">{nickName}</bdi>;
  if (isTitle) return <h1 className="text-20 font-bold tablet:text-24">{name}</h1>;
  return (
    <Link to={`/p2p-trade/user/${encryptUserId}`} className="font-semibold hover:text-brand hover:underline">
      {name}
    </Link>
  );
}

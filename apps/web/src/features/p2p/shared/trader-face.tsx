import { Badge } from '@peerbourse/ui/feedback/badge';
import { Avatar, type AvatarProps } from '@peerbourse/ui/figures/avatar';
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

const seller = 1;
const business = 1;

interface TraderFaceProps {
  face: Face;
  size?: AvatarProps['size'];
  /** Where the name is the title of the page. */
  isTitle?: boolean;
  /** Under the name. */
  children?: ReactNode;
}

/** Head, name and marks of a trader; the name leads to their page. */
export function TraderFace({ face, size, isTitle = false, children }: TraderFaceProps) {
  const t = useText('p2p');
  const nameOf = useCountryName();
  const { nickName, headColor, userType, kybFlag, country, isOnline } = face;
  const letter = Array.from(nickName)[0]?.toUpperCase() ?? '?';
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar
        letter={letter}
        colour={Number.parseInt(headColor.slice(1), 16)}
        size={size}
        presence={{ isOnline, label: t(isOnline ? 'online' : 'offline') }}
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <TraderName face={face} isTitle={isTitle} />
          {userType === seller && <Badge>{t('badge_merchant')}</Badge>}
          {kybFlag === business && <Badge variant="good">{t('badge_business')}</Badge>}
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

function TraderName({ face: { encryptUserId, nickName }, isTitle }: { face: Face; isTitle: boolean }) {
  const name = <bdi className="wrap-anywhere">{nickName}</bdi>;
  if (isTitle) return <h1 className="text-20 font-bold tablet:text-24">{name}</h1>;
  return (
    <Link to={`/p2p-trade/user/${encryptUserId}`} className="font-semibold hover:text-brand hover:underline">
      {name}
    </Link>
  );
}

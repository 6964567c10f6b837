import { IconButton, type IconButtonProps } from '@peerbourse/ui/actions/icon-button';
import { Star } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { useFavorites } from './favorites.ts';

type FavoriteButtonProps = Pick<IconButtonProps, 'variant' | 'size'> & { coin: string };

/** A star that keeps a coin at hand. */
export function FavoriteButton({ coin, ...looks }: FavoriteButtonProps) {
  const t = useText('markets');
  const { favorites, toggle } = useFavorites();
  const isKept = favorites.has(coin);
  return (
    <IconButton
      {...looks}
      label={t('favorite', { coin })}
      aria-pressed={isKept}
      icon={<Star size={18} aria-hidden="true" className={isKept ? 'fill-warn text-warn' : 'text-ink-faint'} />}
      onClick={() => toggle(coin)}
    />
  );
}

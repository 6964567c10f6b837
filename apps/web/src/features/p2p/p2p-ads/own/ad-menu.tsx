import type { MyAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Menu, type MenuItem } from '@peerbourse/ui/actions/menu';
import { Copy, Ellipsis, Eye, EyeOff, PencilLine, Percent, Share2, SquareArrowDown, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { useAdName } from '../ad-text.ts';

export type AdDialog = 'delete' | 'reprice' | 'share';

interface AdMenuProps {
  ad: MyAd;
  isBusy: boolean;
  onOpen: (dialog: AdDialog) => void;
  onTakeDown: () => void;
  onSetHidden: (isHidden: boolean) => void;
}

/** What else can be done to an ad, as far as its state lets it. */
export function AdMenu({ ad, isBusy, onOpen, onTakeDown, onSetHidden }: AdMenuProps) {
  const t = useText('p2p-ads');
  const nameOf = useAdName();
  const navigate = useNavigate();
  const isSwitched = ad.state === 'online' || ad.state === 'offline';
  const isOver = ad.state === 'completed';
  const icon = (Sign: typeof Copy) => <Sign size={16} aria-hidden="true" />;
  const go = (to: string) => () => void navigate(to);
  const items: Array<MenuItem | false> = [
    !isOver && {
      key: 'edit',
      label: t(isSwitched ? 'edit' : 'fix_go_on_editing'),
      icon: icon(PencilLine),
      onSelect: go(`/p2p-trade/ads/${ad.adNo}`),
    },
    isSwitched && { key: 'reprice', label: t('reprice'), icon: icon(Percent), onSelect: () => onOpen('reprice') },
    { key: 'copy', label: t('copy'), icon: icon(Copy), onSelect: go(`/p2p-trade/ads/new?copy=${ad.adNo}`) },
  ];
  const reach: Array<MenuItem | false> = [
    !isOver && {
      key: 'hide',
      label: t(ad.isHidden ? 'make_public' : 'make_private'),
      icon: icon(ad.isHidden ? Eye : EyeOff),
      isDisabled: isBusy,
      onSelect: () => onSetHidden(!ad.isHidden),
    },
    ad.isHidden && !isOver && { key: 'share', label: t('share'), icon: icon(Share2), onSelect: () => onOpen('share') },
  ];
  const end: Array<MenuItem | false> = [
    ad.state === 'online' && { key: 'down', label: t('take_down'), icon: icon(SquareArrowDown), isDisabled: isBusy, onSelect: onTakeDown },
    ad.state !== 'editing' && { key: 'delete', label: t('delete'), icon: icon(Trash2), isDanger: true, onSelect: () => onOpen('delete') },
  ];
  const groups = [items, reach, end].map((group) => group.filter((item) => item !== false)).filter((group) => group.length > 0);
  const name = t('more_about', { ad: nameOf(ad) });
  return (
    <Menu
      label={name}
      groups={groups}
      align="end"
      button={(wiring) => <IconButton {...wiring} label={name} icon={<Ellipsis size={18} />} variant="quiet" />}
    />
  );
}

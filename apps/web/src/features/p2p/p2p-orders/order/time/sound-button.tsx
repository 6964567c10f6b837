import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { Volume2, VolumeX } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { useMuted } from './order-sound.ts';

export function SoundButton() {
  const t = useText('p2p-orders');
  const [isMuted, mute] = useMuted();
  return (
    <IconButton
      size="small"
      className="-my-2 -me-3 mouse:-me-1.5"
      label={t(isMuted ? 'sound_on' : 'sound_off')}
      icon={isMuted ? <VolumeX size={18} /> : <Volume2 size={18} />}
      onClick={() => mute(!isMuted)}
    />
  );
}

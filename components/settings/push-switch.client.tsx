'use client';

import { useEffect, useState, useTransition } from 'react';
import { type Device, deviceState, type ShownWords, subscribe, unsubscribe } from '@/components/settings/push.client';
import { Button } from '@/components/ui/button';
import { untouched } from '@/lib/forms/form-state';
import { turnPushOff, turnPushOn } from '@/lib/push/actions';

interface PushSwitchProps {
  vapidKey: string;
  /** The account knows this device. */
  isOn: boolean;
  /** What the worker shows with a push. */
  shown: ShownWords;
  words: Record<'turnOn' | 'turnOff' | 'on' | 'blocked' | 'unsupported' | 'failed' | 'offline', string>;
}

/** Asks for permission when it is pressed, never before. */
export function PushSwitch({ vapidKey, isOn, shown, words }: PushSwitchProps) {
  const [device, setDevice] = useState<Device | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isPending, start] = useTransition();

  useEffect(() => {
    deviceState(isOn).then(setDevice);
  }, [isOn]);

  const act = (what: () => Promise<void>) => {
    setTrouble(null);
    start(async () => {
      try {
        await what();
      } catch (error) {
        // A redirect travels as an error too.
        if (error instanceof Error && 'digest' in error) throw error;
        setTrouble(navigator.onLine ? words.failed : words.offline);
      }
    });
  };
  const turnOn = () =>
    act(async () => {
      const posted = await subscribe(vapidKey, shown);
      if (posted === null) return setDevice('blocked');
      const { form } = await turnPushOn(untouched, posted);
      setTrouble(form.join(' '));
    });
  const turnOff = () =>
    act(async () => {
      await unsubscribe();
      await turnPushOff(untouched, new FormData());
    });

  if (device === null) return null;
  if (device === 'unsupported' || device === 'blocked') return <p role="status">{words[device]}</p>;
  return (
    <>
      {device === 'on' && <p>{words.on}</p>}
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={device === 'on' ? turnOff : turnOn}
        aria-disabled={isPending}
      >
        {device === 'on' ? words.turnOff : words.turnOn}
      </Button>
      {trouble && (
        <p role="alert" className="text-small text-paprika-ink">
          {trouble}
        </p>
      )}
    </>
  );
}

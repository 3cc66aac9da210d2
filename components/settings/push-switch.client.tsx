'use client';

import { useEffect, useState, useTransition } from 'react';
import { type Device, deviceState } from '@/components/settings/push-device.client';
import type { ShownWords } from '@/components/settings/push-messaging.client';
import { Button } from '@/components/ui/button';
import { ErrorAlert } from '@/components/ui/field';
import { untouched } from '@/lib/forms/form-state';
import { turnPushOff, turnPushOn } from '@/lib/push/actions';
import type { PushProject } from '@/lib/push/project';

interface PushSwitchProps {
  project: PushProject;
  /** Whether the account has this device's token. */
  isOn: boolean;
  /** What the worker shows with a push. */
  shown: ShownWords;
  words: Record<'turnOn' | 'turnOff' | 'busy' | 'on' | 'blocked' | 'unsupported' | 'failed' | 'offline', string>;
}

const messaging = () => import('@/components/settings/push-messaging.client');

/** Asks for permission only when it is pressed. */
export function PushSwitch({ project, isOn, shown, words }: PushSwitchProps) {
  const [device, setDevice] = useState<Device | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, start] = useTransition();

  useEffect(() => {
    // Rejected where the browser blocks the storage of workers.
    deviceState(isOn).then(setDevice, () => setDevice('unsupported'));
  }, [isOn]);

  const act = (what: () => Promise<unknown>) => {
    if (isPending) return;
    setProblem(null);
    start(async () => {
      try {
        await what();
      } catch (error) {
        // An action that redirects rejects too; Next's router needs that error.
        if (error instanceof Error && 'digest' in error) throw error;
        setProblem(navigator.onLine ? words.failed : words.offline);
      }
    });
  };
  const turnOn = async () => {
    // Asks before anything is loaded: browsers allow the question only as a direct result of the press.
    const answer = await Notification.requestPermission();
    // If the question was closed without an answer, it may be asked again.
    if (answer !== 'granted') return answer === 'denied' && setDevice('blocked');
    const posted = new FormData();
    posted.set('token', await (await messaging()).subscribe(project, shown));
    const { form } = await turnPushOn(untouched, posted);
    setProblem(form.join(' '));
  };
  const turnOff = async () => {
    await (await messaging()).unsubscribe(project);
    await turnPushOff(untouched, new FormData());
  };

  if (device === null) return null;
  if (device === 'unsupported' || device === 'blocked') return <p role="status">{words[device]}</p>;
  return (
    <>
      {device === 'on' && <p>{words.on}</p>}
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => act(device === 'on' ? turnOff : turnOn)}
        aria-busy={isPending}
      >
        {isPending ? words.busy : device === 'on' ? words.turnOff : words.turnOn}
      </Button>
      {problem && <ErrorAlert>{problem}</ErrorAlert>}
    </>
  );
}

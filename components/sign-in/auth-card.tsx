import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Logo } from '@/components/shell/logo';
import { Card } from '@/components/ui/card';
import { Main } from '@/components/ui/main';
import { Notice } from '@/components/ui/notice';

interface AuthCardProps {
  title: string;
  lead: ReactNode;
  /** The number of this step, and the number of steps. */
  step?: [number, number];
  children: ReactNode;
}

/**
 * The frame of every sign-in page: the logo, and one card with one task. There is no header that a toast would have to
 * stand below, so it covers the logo rather than the title.
 */
export async function AuthCard({ title, lead, step, children }: AuthCardProps) {
  const t = await getTranslations('auth');
  return (
    <Main className="auth [--header:0px]">
      <Logo />
      <Card>
        <div className="grid gap-2">
          {step && <p className="text-small text-soft">{t('steps', { step: step[0], count: step[1] })}</p>}
          <h1>{title}</h1>
          <p className="text-soft">{lead}</p>
        </div>
        <Notice />
        {children}
      </Card>
    </Main>
  );
}

'use server';

/** Tops up the wallet, and sends money to another customer. */
import { z } from 'zod';
import { formAction } from '@/lib/forms/form-action';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { stayOnPage } from '@/lib/forms/stay-on-page';
import { localizedPath } from '@/lib/i18n/localized-path';
import { marketOf } from '@/lib/market/market';
import { requestMarket } from '@/lib/market/request-market';
import { money } from '@/lib/money';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { goToPaymentProvider } from '@/lib/payments/payment-provider';
import { requireCustomerId } from '@/lib/session/customer-id';
import { readAmount } from '@/lib/typed-number';
import { amountQuery } from '@/lib/wallet/amount-in-query';
import { mostAmount } from '@/lib/wallet/amounts';
import { sendSchema, topUpSchema, transferSchema } from '@/lib/wallet/form-schema';
import { openTopUp } from '@/lib/wallet/open-top-up';
import { nameOfReceiver } from '@/lib/wallet/receiver';
import { sendTransfer } from '@/lib/wallet/send';
import { tellTransfer } from '@/lib/wallet/sent-transfers';
import { topUp } from '@/lib/wallet/top-up';
import { leaveFailure } from '@/lib/wallet/top-up-state';

export const topUpWallet = formAction(topUpSchema, async ({ inputs, locale }) => {
  const minor = inputs.choice === 'own' ? readAmount(inputs.own ?? '') : Number(inputs.choice);
  const problem = problemOf(minor);
  if (problem !== null) return refuseFields({ [inputs.choice === 'own' ? 'own' : 'choice']: problem });
  const market = await marketOf(locale, inputs.currency);
  if (market.currency !== inputs.currency) return refuse('wallet.refused');
  const press = {
    customerId: await requireCustomerId(),
    idempotencyKey: inputs.idempotencyKey,
    tag: inputs.payment,
    market,
  };
  const outcome = await topUp({ ...press, minor: Number(minor) });
  const samePage = `${localizedPath(locale, '/wallet/top-up')}?${amountQuery(money(Number(minor), market.currency))}`;
  switch (outcome.kind) {
    case 'redirect':
      return goToPaymentProvider(outcome.url, 'wallet', locale);
    case 'arrived':
      await leaveNotice('walletArrivedBefore', 'info');
      return redirect(localizedPath(locale, '/wallet'));
    case 'refused':
      return refuse('wallet.refused');
    case 'unknown':
      return stayOnPage('wallet.unknown', samePage);
    case 'underWay':
      return stayOnPage('wallet.underWay', samePage);
  }
});

/** Leads on to the open payment, or back to the top-up page: after an hour no payment counts as open. */
export const payOn = formAction(z.object({}), async ({ locale }) => {
  const customerId = await requireCustomerId();
  const open = await openTopUp.read(customerId);
  if (open === null) return redirect(localizedPath(locale, '/wallet/top-up'));
  await leaveFailure(customerId, open, locale);
  return goToPaymentProvider(open.url, 'wallet', locale);
});

/** The amount was typed: leads to the page that confirms receiver and amount. */
export const reviewSending = formAction(transferSchema, async ({ inputs, locale }) => {
  const minor = readAmount(inputs.amount);
  const problem = problemOf(minor);
  if (problem !== null) return refuseFields({ amount: problem });
  const currency = inputs.currency ?? (await requestMarket(locale)).currency;
  const query = new URLSearchParams({ search: inputs.search, to: inputs.to });
  redirect(`${localizedPath(locale, '/wallet/send')}?${query}&${amountQuery(money(Number(minor), currency))}`);
});

export const sendMoney = formAction(sendSchema, async ({ inputs, pagePath, locale }) => {
  const { idempotencyKey, after, to, minor, currency } = inputs;
  const market = await marketOf(locale, currency);
  if (market.currency !== currency) return refuse('wallet.sendRefused');
  const customerId = await requireCustomerId();
  const name = nameOfReceiver(to, inputs);
  const outcome = await sendTransfer({ customerId, idempotencyKey, after, to, name, minor, market });
  switch (outcome.kind) {
    case 'sent':
    case 'sentBefore':
    case 'earlierSent': {
      const [notice, tone] = sentNotices[outcome.kind];
      await tellTransfer(customerId, outcome.kind === 'earlierSent' ? outcome.transfer : { minor, currency, name });
      await leaveNotice(notice, tone);
      // A step back must not lead to another button that sends the same once more.
      return redirect(localizedPath(locale, '/wallet'), 'replace');
    }
    case 'sentElsewhere':
      await leaveNotice('walletSentBefore', 'warning');
      // The page now says what was sent, and its new button sends it once more.
      return redirect(pagePath);
    case 'short':
      return refuse('wallet.short');
    case 'refused':
      return refuse('wallet.sendRefused');
    case 'notReached':
      return stayOnPage('wallet.notSent', pagePath);
    case 'unknown':
      return stayOnPage('wallet.sendUnknown', pagePath);
    case 'underWay':
      return stayOnPage('wallet.underWay', pagePath);
  }
});

const sentNotices = {
  sent: ['walletSent', 'success'],
  sentBefore: ['walletSentBefore', 'info'],
  earlierSent: ['walletEarlierSent', 'warning'],
} as const;

function problemOf(minor: number | null): 'wallet.amount' | 'wallet.tooMuch' | null {
  if (minor === null || !Number.isSafeInteger(minor) || minor < 1) return 'wallet.amount';
  return minor > mostAmount ? 'wallet.tooMuch' : null;
}

/** Serves the other end of the chats: /desk for people, /_sandbox/chats for tests. */

import { Hono } from 'hono';
import type { Desk } from '../../chat/desk.ts';
import type { PlayedChat } from '../../chat/played-chat.ts';
import { deskChatPage, deskMessagesPage, deskPage, type NameOf } from '../../desk/page.ts';
import type { Sandbox } from '../../input/view.ts';

export function deskRoutes({ store }: Sandbox, { desk, database }: PlayedChat): Hono {
  const routes = new Hono();

  const nameOf: NameOf = roleId =>
    roleId === 'admin'
      ? 'the support desk'
      : (store.one<{ title: string }>(
          "SELECT title FROM texts WHERE owner = 'shop' AND locale = 'en' AND owner_id = ?",
          Number(roleId),
        )?.title ?? `shop ${roleId}`);

  routes.get('/desk', async context => context.html(deskPage(await desk.chats(), nameOf)));
  routes.get('/desk/:id', async context => {
    const found = await find(desk, context.req.param('id'));
    return found === undefined ? context.notFound() : context.html(deskChatPage(found, nameOf));
  });
  routes.get('/desk/:id/messages', async context => {
    const id = context.req.param('id');
    await desk.markRead(id);
    return context.html(deskMessagesPage((await desk.messages(id)).reverse()));
  });
  routes.post('/desk/:id', async context => {
    const id = context.req.param('id');
    const { text } = await context.req.parseBody();
    if (typeof text === 'string' && text.trim() !== '') await desk.reply(id, text.trim());
    return context.redirect(`/desk/${id}`, 303);
  });

  routes.get('/_sandbox/chats', async context => context.json(await desk.chats()));
  routes.get('/_sandbox/chats/:id', async context => context.json(await desk.messages(context.req.param('id'))));
  routes.post('/_sandbox/chats/:id', async context => {
    const { text = '', picture = '' } = await context.req.json<{ text?: string; picture?: string }>();
    return context.json({ id: await desk.reply(context.req.param('id'), text, picture) });
  });
  routes.post('/_sandbox/chats/:id/read', async context => {
    await desk.markRead(context.req.param('id'));
    return context.json({});
  });
  routes.delete('/_sandbox/chats/:id', async context => {
    await desk.remove(context.req.param('id'));
    return context.body(null, 204);
  });
  /** { away: true } cuts every connection to the database until { away: false }. */
  routes.post('/_sandbox/chat-database', async context => {
    const { away } = await context.req.json<{ away: boolean }>();
    await (away ? database.away() : database.back());
    return context.json({});
  });

  return routes;
}

async function find(desk: Desk, id: string) {
  return (await desk.chats()).find(chat => chat.id === id);
}

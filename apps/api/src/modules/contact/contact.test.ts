import { expect, test, vi } from 'vitest';
import { addressIn } from '../../services/mail';
import { describeApi } from '../../testing/describeApi';

const message = {
  name: 'Ann\r\nBcc: all@example.test',
  email: 'ann@example.test',
  message: 'Do you sponsor rowing clubs?',
};

describeApi('contact', (t) => {
  test('a visitor’s message is stored and mailed, with their address to answer to', async () => {
    const send = vi.spyOn(t.api.context.mail, 'send').mockResolvedValue();
    const answer = await t.visitor.post('/contact', message);
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    const stored = await t.api.context.db.selectFrom('contactMessages').selectAll().execute();
    expect(stored).toEqual([
      {
        ...message,
        name: 'Ann Bcc: all@example.test',
        id: expect.any(String),
        createdAt: expect.any(String),
      },
    ]);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]![0]).toMatchObject({
      to: t.api.context.config.contactEmail,
      subject: 'Message from Ann Bcc: all@example.test',
      replyTo: 'ann@example.test',
    });
    send.mockRestore();
  });

  test('our own mailbox is no address to answer to: it would write to itself', async () => {
    const send = vi.spyOn(t.api.context.mail, 'send').mockResolvedValue();
    const own = addressIn(t.api.context.config.contactEmail);
    const sent = { ...message, email: own.toUpperCase() };
    expect((await t.visitor.post('/contact', sent)).status).toBe(200);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]![0]).not.toHaveProperty('replyTo');
    send.mockRestore();
  });

  test('a mail server that fails does not lose the message', async () => {
    const send = vi.spyOn(t.api.context.mail, 'send').mockRejectedValue(new Error('no mail today'));
    expect((await t.visitor.post('/contact', { ...message, message: 'Second' })).status).toBe(200);
    const stored = await t.api.context.db
      .selectFrom('contactMessages')
      .where('message', '=', 'Second')
      .select('id')
      .execute();
    expect(stored).toHaveLength(1);
    send.mockRestore();
  });

  const send = (form: Record<string, string>, headers = {}) =>
    t.api.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });

  test('a form that is sent without script is stored, and answered with a page', async () => {
    const answer = await send({ ...message, name: 'Ann', message: 'Two\r\nlines' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain('<h1>Message Sent!</h1>');
    const stored = await t.api.context.db
      .selectFrom('contactMessages')
      .where('message', '=', 'Two\nlines')
      .select('name')
      .execute();
    expect(stored).toEqual([{ name: 'Ann' }]);
  });

  test('what is wrong with such a form is said at its fields, and the words stay', async () => {
    const answer = await send(
      { name: '<b>Ann</b>', email: 'ann@', message: '' },
      { 'accept-language': 'es' },
    );
    expect(answer.statusCode).toBe(400);
    for (const part of [
      'value="&#60;b&#62;Ann&#60;/b&#62;"',
      'value="ann@"',
      '<p class="bad" id="email-problem">El formato del correo no es válido.</p>',
      '<p class="bad" id="message-problem">El mensaje es obligatorio</p>',
    ])
      expect(answer.body).toContain(part);
    expect((await send({ ...message, message: 'x'.repeat(5_001) })).body).toContain(
      'Message can have at most 5000 characters.',
    );
  });

  test('a form that cannot be taken is answered with a page as well', async () => {
    const answer = await send({ ...message, message: 'x'.repeat(70_000) });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain('Something went wrong');
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'not an address' }, 'email'],
    [{ email: '' }, 'email'],
    [{ email: 'Your-bank<ann@example.test>' }, 'email'],
    [{ email: 'ben@example.test,ann' }, 'email'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(5_001) }, 'message'],
  ])('%j is refused', async (body, field) => {
    const answer = await t.visitor.post('/contact', { ...message, ...body });
    expect([answer.status, answer.body.errors[0].property]).toEqual([400, field]);
  });
});

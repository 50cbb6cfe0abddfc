import { expect, test, vi } from 'vitest';
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

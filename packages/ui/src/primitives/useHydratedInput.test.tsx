import { act, render } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PasswordField } from './PasswordField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import { ToggleChipGroup } from './ToggleChipGroup';

const shown: { page: HTMLElement; root: Root }[] = [];
afterEach(() => {
  for (const { page, root } of shown.splice(0)) {
    act(() => root.unmount());
    page.remove();
  }
});

/** Renders a form as a server would, lets somebody type, and brings its script only then. */
function hydrateAfter(form: ReactElement, typeInto: (page: HTMLElement) => void) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form);
  typeInto(page);
  act(() => {
    shown.push({ page, root: hydrateRoot(page, form) });
  });
  return page;
}

const field = (page: HTMLElement, name: string) =>
  page.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

function Texts() {
  const [texts, setTexts] = useState({ name: '', secret: '', words: '' });
  const of = (name: keyof typeof texts) => ({
    name,
    label: name,
    value: texts[name],
    onChange: (value: string) => setTexts((all) => ({ ...all, [name]: value })),
  });
  return (
    <form>
      <TextField {...of('name')} />
      <PasswordField {...of('secret')} />
      <TextArea {...of('words')} />
      <output>{JSON.stringify(texts)}</output>
    </form>
  );
}

test('what was typed before the script came is kept, and known', () => {
  const page = hydrateAfter(<Texts />, (form) => {
    field(form, 'name').value = 'Maya';
    field(form, 'secret').value = 'correct horse';
    field(form, 'words').value = 'Hello\nthere';
  });
  expect(JSON.parse(page.querySelector('output')!.textContent!)).toEqual({
    name: 'Maya',
    secret: 'correct horse',
    words: 'Hello\nthere',
  });
  expect(field(page, 'name').value).toBe('Maya');
});

function Chips() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <form>
      <ToggleChipGroup
        label="Tags"
        name="tags"
        options={['a', 'b', 'c'].map((value) => ({ value, label: value }))}
        value={chosen}
        onChange={setChosen}
        maxSelected={2}
      />
      <output>{chosen.join()}</output>
    </form>
  );
}

test('chips chosen before the script came stay chosen, up to the limit', () => {
  const page = hydrateAfter(<Chips />, (form) => {
    for (const box of form.querySelectorAll<HTMLInputElement>('input')) box.checked = true;
  });
  expect(page.querySelector('output')!.textContent).toBe('a,b');
});

test('a field that no server rendered tells of no change, whatever the browser makes of it', () => {
  const onChange = vi.fn();
  render(<TextArea label="Words" value={'one\r\ntwo'} onChange={onChange} />);
  expect(onChange).not.toHaveBeenCalled();
});

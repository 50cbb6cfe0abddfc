/* Runs in the page of `npm run review`: walking by keyboard, marks that stay, and their file. */
(() => {
  const marks = JSON.parse(document.getElementById('marks').textContent);
  const key = `clubline-review ${marks.base} ${marks.stories}`;
  const entries = [...document.querySelectorAll('article')];
  const boxOf = (entry) => entry.querySelector('[data-seen]');
  const unseen = () => entries.filter((entry) => !boxOf(entry).checked);

  const readSeen = () => {
    try {
      return new Set(JSON.parse(localStorage.getItem(key) ?? '[]'));
    } catch {
      return new Set();
    }
  };
  const seen = readSeen();
  for (const entry of entries) boxOf(entry).checked = seen.has(entry.id);

  const progress = document.getElementById('progress');
  const update = () => {
    const left = unseen();
    progress.textContent = `${entries.length - left.length} of ${entries.length} seen`;
    const ids = entries.filter((entry) => !left.includes(entry)).map(({ id }) => id);
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      progress.textContent += '; this browser does not keep it';
    }
  };
  document.addEventListener('change', (event) => {
    if (event.target.matches('[data-seen]')) update();
  });
  update();

  const go = (entry) => {
    if (!entry) return;
    entry.focus({ preventScroll: true });
    entry.scrollIntoView({ block: 'start' });
  };
  const at = () => entries.indexOf(document.activeElement.closest('article'));
  const keys = {
    j: () => go(entries[at() + 1]),
    k: () => go(entries[Math.max(0, at() - 1)]),
    n: () => go(unseen().find((entry) => entries.indexOf(entry) > at()) ?? unseen()[0]),
    x: () => {
      const box = entries[at()] && boxOf(entries[at()]);
      if (!box) return;
      box.checked = !box.checked;
      update();
    },
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  document.getElementById('save').addEventListener('click', () => {
    const file = { ...marks, unseen: unseen().map(({ id }) => id) };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }),
    );
    link.download = 'review.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
})();

import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { FakeClubline } from '../testing';
import { usePageViews } from './usePageViews';

function Routes({ path }: { path: string }) {
  usePageViews(path);
  return null;
}

test('each change of the path is reported once', () => {
  const onPageView = vi.fn();
  const at = (path: string) => (
    <StrictMode>
      <FakeClubline user={null} config={{ onPageView }}>
        <Routes path={path} />
      </FakeClubline>
    </StrictMode>
  );
  const { rerender } = render(at('/'));
  rerender(at('/'));
  rerender(at('/clubs'));
  rerender(at('/'));
  expect(onPageView.mock.calls).toEqual([[{ path: '/' }], [{ path: '/clubs' }], [{ path: '/' }]]);
});

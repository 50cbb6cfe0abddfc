import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pictures } from '../../primitives/Lightbox/Lightbox.fixtures';
import { ReportedPostList } from './ReportedPostList';

const written = { timeLabel: '12m ago', dateTime: '2025-10-08T17:48:00.000Z' };
const reports = [
  {
    ...written,
    id: 'p1',
    author: { name: 'Ben Torres', href: '/profile/ben_torres' },
    content: 'Cheap passes, write to me now!',
    reasons: [
      { label: 'Spam or advertising', count: 3 },
      { label: 'Something else', count: 1 },
    ],
  },
  {
    ...written,
    id: 'p2',
    author: { name: 'Dev Rao' },
    content: '',
    mediaUrls: pictures.slice(0, 1),
    mediaAlts: ['Waves on a green lake.'],
    reasons: [{ label: 'Violence', count: 1 }],
  },
];

const meta = {
  title: 'Moderation/ReportedPostList',
  component: ReportedPostList,
  args: { reports, status: 'ready', onKeep: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof ReportedPostList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Deciding: Story = {
  args: { reports: reports.map((report) => ({ ...report, isPending: true })) },
};
export const LongText: Story = {
  args: { reports: [{ ...reports[0]!, content: 'A lap in words. '.repeat(90) }] },
};
export const Empty: Story = { args: { reports: [] } };
export const Loading: Story = { args: { reports: [], status: 'loading' } };
export const Failed: Story = { args: { reports: [], status: 'error' } };
export const AllStates: Story = {};

import { useLoaderData } from 'react-router';
import { Chat } from '../Chat';
import { Results } from '../Results';

export const meta = () => [{ title: 'Clubline in a React Router app' }];
export const loader = () => ({ api: process.env.CLUBLINE_API });

export default function Home() {
  const { api } = useLoaderData();
  return (
    <main>
      <h1>The race, live</h1>
      <Results />
      <Chat api={api} />
    </main>
  );
}

import Head from 'next/head';
import { Chat } from '../Chat';
import { Results } from '../Results';

export const getServerSideProps = () => ({ props: { api: process.env.CLUBLINE_API } });

export default function Page({ api }) {
  return (
    <main>
      <Head>
        <title>Clubline in a Next.js app with pages</title>
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
      </Head>
      <h1>The race, live</h1>
      <Results />
      <Chat api={api} />
    </main>
  );
}

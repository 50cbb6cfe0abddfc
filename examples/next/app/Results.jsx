import { ResultsTable } from '@clubline/ui/ResultsTable';
import { readRace } from '@clubline/ui/readRace';
import '@clubline/ui/ResultsTable.css';
import data from '../race.json';

// A server component: its script is not sent, and what reads the race runs on the server.
export const Results = () => <ResultsTable {...readRace(data).race} />;

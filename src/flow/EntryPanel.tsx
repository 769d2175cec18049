import { withData } from '../data/withData';
import { EntryDetail } from './EntryDetail';
import { heard } from './queries';

/** One movement in a sheet of its own: on phones, and wherever a link leads to it alone (`?z=transaction&flow=…`). */
const EntryPanel = ({ params }: { readonly params: { readonly flow: string } }) => <EntryDetail id={params.flow} />;

export default withData(EntryPanel, heard);

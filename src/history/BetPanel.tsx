import { withData } from '../data/withData';
import { BetDetail } from './BetDetail';

/** One bet in a sheet of its own: on phones, and wherever a link leads to it alone (`?z=bet-history-detail&bet=…`). */
const BetPanel = ({ params }: { readonly params: { readonly bet: string } }) => <BetDetail id={params.bet} />;

export default withData(BetPanel);

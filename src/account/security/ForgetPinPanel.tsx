export { ForgetPinPanel as default } from './EditPinPanel';

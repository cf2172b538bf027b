import {
  Button,
  Checkbox,
  Container,
  CssBaseline,
  Dialog,
  DialogActions,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  InputLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Select,
  Stack,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Tabs,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

export function Page() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState(0);
  return (
    <Container component="main">
      <CssBaseline />
      <Stack spacing={2}>
        <Typography variant="h4" component="h1">
          Order extracts
        </Typography>
        <TextField id="name" label="Name" />
        <TextField id="email" label="E-mail address" error helperText={EMAIL_ERROR} />
        <FormControl>
          <InputLabel id="state">State</InputLabel>
          <Select labelId="state" label="State" defaultValue="Hesse">
            {STATES.map((state) => (
              <MenuItem key={state} value={state}>
                {state}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <FormControl>
          <FormLabel id="delivery">Delivery</FormLabel>
          <RadioGroup aria-labelledby="delivery" name="delivery">
            {DELIVERIES.map((delivery) => (
              <FormControlLabel
                key={delivery}
                value={delivery}
                control={<Radio />}
                label={delivery}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <FormControlLabel control={<Checkbox />} label="Send me a copy" />
        <Tabs value={tab} onChange={(_event, next) => setTab(next)} aria-label="Search">
          <Tab id="tab-0" aria-controls="panel" label="Address" />
          <Tab id="tab-1" aria-controls="panel" label="Number" />
        </Tabs>
        <div role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`}>
          {tab === 0 ? 'Search by address' : 'Search by number'}
        </div>
        <TableContainer>
          <Table>
            <caption>Extracts</caption>
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableCell key={column}>{column}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {ROWS.map((row) => (
                <TableRow key={row[0]}>
                  {row.map((cell) => (
                    <TableCell key={cell}>{cell}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        <Button variant="contained" onClick={() => setOpen(true)}>
          Cancel order
        </Button>
        <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="heading">
          <DialogTitle id="heading">Cancel the order?</DialogTitle>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Keep</Button>
          </DialogActions>
        </Dialog>
      </Stack>
    </Container>
  );
}

import {
  Button,
  Checkbox,
  Flex,
  Form,
  Input,
  Modal,
  Radio,
  Select,
  Table,
  Tabs,
  Typography,
} from 'antd';
import { useState } from 'react';
import { COLUMNS, DELIVERIES, EMAIL_ERROR, ROWS, STATES } from './data.js';

const toOption = (label) => ({ value: label, label });
const columns = COLUMNS.map((title, index) => ({ title, dataIndex: index, key: title }));

export function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: 16 }}>
      <Typography.Title>Order extracts</Typography.Title>
      <Form layout="vertical" initialValues={{ state: 'Hesse' }}>
        <Form.Item label="Name" name="name">
          <Input />
        </Form.Item>
        <Form.Item label="E-mail address" name="email" validateStatus="error" help={EMAIL_ERROR}>
          <Input />
        </Form.Item>
        <Form.Item label="State" name="state">
          <Select options={STATES.map(toOption)} />
        </Form.Item>
        <Form.Item label="Delivery" name="delivery">
          <Radio.Group options={DELIVERIES.map(toOption)} />
        </Form.Item>
        <Form.Item name="copy" valuePropName="checked">
          <Checkbox>Send me a copy</Checkbox>
        </Form.Item>
      </Form>
      <Flex vertical gap="middle">
        <Tabs
          items={[
            { key: 'address', label: 'Address', children: 'Search by address' },
            { key: 'number', label: 'Number', children: 'Search by number' },
          ]}
        />
        <Table
          title={() => 'Extracts'}
          columns={columns}
          dataSource={ROWS}
          rowKey={(row) => row[0]}
          pagination={false}
        />
        <Button type="primary" onClick={() => setOpen(true)}>
          Cancel order
        </Button>
        <Modal
          title="Cancel the order?"
          open={open}
          onCancel={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>Keep</Button>}
        />
      </Flex>
    </main>
  );
}
